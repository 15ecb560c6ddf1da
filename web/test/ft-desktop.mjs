import http from "node:http";
import { openBrowser } from "./house.mjs";
const b = await openBrowser();
const { page, errors } = await b.page({ width: 1280, height: 720, seen: true, motion: true });
try { await page.context().grantPermissions(["clipboard-read","clipboard-write"]); } catch(e){console.log(String(e))}
page.setDefaultTimeout(8000);
const log=[]; page.on("console",m=>log.push(m.type()+": "+m.text()));
const sleep=(ms)=>new Promise(r=>setTimeout(r,ms));
const shot=async(n)=>{await page.screenshot({path:`/tmp/ftd/${n}.png`});};
const click=async(x,y,o)=>{await page.mouse.move(x,y,{steps:4});await page.mouse.click(x,y,o);};
const AF=Object.getPrototypeOf(async function(){}).constructor;
const S={};
http.createServer((q,r)=>{let s="";q.on("data",c=>s+=c);q.on("end",async()=>{if(s==="quit"){r.end("bye");await b.close();process.exit(0);}
 try{const v=await new AF("page","errors","log","sleep","shot","click","S",s)(page,errors,log,sleep,shot,click,S);r.end((typeof v==="string"?v:JSON.stringify(v)??"")+"\n");}catch(e){r.end("ERR "+e.message+"\n");}});}).listen(8199,"127.0.0.1");
await page.goto("http://localhost:8077/");
await sleep(2500);await shot("001");console.log("ready");
