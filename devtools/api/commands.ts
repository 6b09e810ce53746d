export interface ListedCommands {
  pinned: readonly string[];
  recent: readonly string[];
}

// Ids of the commands that the command palette lists first while it has no search and no filter. They are kept
// in the browser's storage, so all tabs have the same lists. Without storage, or while it is full, each tab
// keeps its own lists until its reload.
export interface CommandLists {
  read(): ListedCommands;
  togglePin(id: string): void;
  addRecent(id: string): void;
}
