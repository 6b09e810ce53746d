/** Names that apps add to the user agent of the browser inside them. */
const APPS =
  /Instagram|FBA[NV]\/|FB_IAB|WhatsApp\/|TikTok|musical_ly|Bytedance|trill_|Twitter|Snapchat|LinkedInApp|Pinterest|\bLine\/|MicroMessenger|Telegram/i;
/** A web view of Android says so or, in an older app, names a version that Chrome doesn't. */
const ANDROID_WEB_VIEW = /Android.*(?:; wv\)|Version\/[\d.]+ Chrome\/)/;
/** The browsers of iOS name Safari, and the web view of an app does not. */
const IOS_WEB_VIEW = /(?:iPhone|iPad|iPod)(?!.*Safari\/)/;

interface Browser {
  userAgent: string;
  /** Whether links know the attribute `download`. */
  hasDownload: boolean;
}

/** Whether a browser may save a file. One inside an app ignores a download without an error. */
export function canSaveFiles({ userAgent, hasDownload }: Browser): boolean {
  return hasDownload && ![APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((pattern) => pattern.test(userAgent));
}

export const canSaveHere = () =>
  canSaveFiles({
    userAgent: navigator.userAgent,
    hasDownload: 'download' in HTMLAnchorElement.prototype,
  });
