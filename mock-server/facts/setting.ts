/** The server's settings. */
import type { Context } from './context.ts';

export const settingFacts = {
  /** “Laravel de fábrica”. */
  laravel({ schema }: Context, { isOn }: { isOn: boolean }) {
    schema.first('setting')?.update({ isLaravel: isOn });
    schema.all('failedLogin').destroy();
  },
};
