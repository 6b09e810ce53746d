import type { RouteMatch } from './call.ts';

/** The parts of a request or a reply that the log shows. */
export interface LoggedMessage {
  headers: Record<string, string>;
  body: string;
}

/** A server outside of the page, such as the real one, that answers the calls in place of the app's routes. */
export interface OutsideServer {
  match(method: string, url: URL): RouteMatch;
  /** Returns a message for the log, without its secrets. */
  hide(message: LoggedMessage): LoggedMessage;
}
