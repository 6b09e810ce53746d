/** Where the captions stand: below the app, beside a phone, or beside a phone in full screen. */
export type CaptionLayout = 'bar' | 'side' | 'stage';
