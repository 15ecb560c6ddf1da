use bots::*; use engine::*; use struggle::*;
fn main(){
  let a: Vec<String> = std::env::args().collect();
  let level: Level = a[1].parse().unwrap();
  let thumb: Level = "thumb".parse().unwrap();
  let (mut n, mut t)=(0,std::time::Duration::ZERO);
  let cpu=|| {let s=std::fs::read_to_string("/proc/self/stat").unwrap(); let f:Vec<&str>=s.rsplit(')').next().unwrap().split_whitespace().collect(); f[11].parse::<u64>().unwrap()};
  let mut c=0; let mut same=0; let mut agree=0;
  for seed in 0..a[2].parse::<u64>().unwrap() {
    let mut p = Playing::<Struggle>::start(&Setup::default(), Seed::from_number(seed+900)).unwrap();
    let mut k=0;
    while let Some(side)=p.state().awaited().iter().next() {
      let mut acts=Vec::new(); p.state().actions(side,&mut acts);
      let number=p.number() as u64;
      let act=choose_in(p.state(),side,&thumb,seed*100000+number,1);
      if acts.len()>1 { k+=1; if k%40==seed%40 { let c0=cpu(); let s=std::time::Instant::now(); let x=choose_in(p.state(),side,&level,number,1); let y=choose_in(p.state(),side,&level,number+77,1); t+=s.elapsed(); c+=cpu()-c0; n+=2; same+=(x==y) as u32; agree+=(x==act) as u32;} }
      p.play(side,act).unwrap();
    }
  }
  println!("{n} searches, {:.3} wall s, {:.3} cpu s each; same {:.2}, as thumb {:.2}", t.as_secs_f64()/n as f64, c as f64/100.0/n as f64, same as f64*2.0/n as f64, agree as f64*2.0/n as f64);
}
