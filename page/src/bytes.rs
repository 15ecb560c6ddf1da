//! The interface to JavaScript: questions and answers as bytes in the program's memory.
//!
//! JavaScript gets a place from [`room`], writes a question there, and passes the place to [`ask`]. The answer
//! begins with its length, four bytes in little-endian order, and is freed with [`done`].
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::PageProgram;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Reports that `done` of `of` parts of a long job are finished.
    fn progress(done: u32, of: u32);
    /// Reports the message of a panic, after which this program can't be used.
    fn panicked(at: *const u8, length: u32);
}

thread_local! {
    static PROGRAM: RefCell<PageProgram> = {
        std::panic::set_hook(Box::new(|panic| {
            let text = panic.to_string();
            // SAFETY: the text lives until the import returns.
            unsafe { panicked(text.as_ptr(), text.len() as u32) }
        }));
        RefCell::new(PageProgram::new(shelf::shelf()))
    };
}

/// Returns a place to write a question of `len` bytes to.
#[unsafe(no_mangle)]
pub extern "C" fn room(len: u32) -> *mut u8 {
    Box::into_raw(vec![0u8; len as usize].into_boxed_slice()).cast()
}

/// Returns the answer to the question at `place`, and frees that place.
///
/// # Safety
/// `place` must come from [`room`] for the same length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(place: *mut u8, len: u32) -> *mut u8 {
    // SAFETY: the caller got the place from `room`, and gives it up here.
    let question = unsafe { taken(place, len as usize) };
    // SAFETY: the import only reads two numbers.
    let tell = |done: usize, of: usize| unsafe { progress(done as u32, of as u32) };
    let question = String::from_utf8_lossy(&question);
    let answer = PROGRAM.with_borrow_mut(|program| program.ask(&question, &tell));
    let mut bytes = Vec::with_capacity(4 + answer.len());
    bytes.extend_from_slice(&(answer.len() as u32).to_le_bytes());
    bytes.extend_from_slice(answer.as_bytes());
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

/// Frees an answer that has been read.
///
/// # Safety
/// `answer` must come from [`ask`], and must not be used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn done(answer: *mut u8) {
    // SAFETY: every answer begins with its length.
    unsafe {
        let length = u32::from_le_bytes(answer.cast::<[u8; 4]>().read());
        drop(taken(answer, 4 + length as usize));
    }
}

/// Takes back the bytes of a box that was given to JavaScript.
unsafe fn taken(place: *mut u8, len: usize) -> Box<[u8]> {
    // SAFETY: both callers pass the pointer and length of a box.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(place, len)) }
}
