/** The engine's keys in the browser's storage, all with one prefix. */
export type BrowserKeys = ReturnType<typeof createBrowserKeys>;

export const createBrowserKeys = (prefix: string) => ({
  prefix,
  /** In `sessionStorage`: the ids of the tab and of its world. */
  tab: `${prefix}tab`,
  tabWorld: `${prefix}world`,
  /** In `localStorage`: the stored worlds, the last saved one at the end; the world of each open tab. */
  worlds: `${prefix}worlds`,
  open: `${prefix}open`,
  world: (id: string) => `${prefix}world:${id}`,
  /** Prefix of the items that the page has stored in a world. */
  data: (id: string) => `${prefix}data:${id}:`,
  /** Prefix of the kept texts of a world that could not be read. */
  copy: (id: string) => `${prefix}copy:${id}:`,
  /** Names of Web Locks. */
  tabLock: (tab: string) => `${prefix}tab:${tab}`,
  writeLock: (id: string) => `${prefix}write:${id}`,
});

export const getKeysWith = (disk: Storage, prefix: string): string[] =>
  Object.keys(disk).filter((key) => key.startsWith(prefix));
