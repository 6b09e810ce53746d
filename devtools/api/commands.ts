export interface ListedCommands {
  pinned: readonly string[];
  recent: readonly string[];
}

// Ids of the commands that the command palette lists first, the same in every tab of the browser.
export interface CommandLists {
  read(): ListedCommands;
  togglePin(id: string): void;
  addRecent(id: string): void;
}
