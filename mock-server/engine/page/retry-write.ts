/** Writes to the storage. When the browser refuses, makes room and writes once more; throws if that fails too. */
export function retryWrite(write: () => void, makeRoom: () => void) {
  try {
    write();
  } catch {
    makeRoom();
    write();
  }
}
