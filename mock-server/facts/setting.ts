/** The server's settings. */
import type { Context } from './context.ts';

export const settingFacts = {
  /** Switches “Laravel de fábrica” and forgets failed log-ins. */
  laravel({ schema }: Context, { isOn }: { isOn: boolean }) {
    schema.first('setting')?.update({ isLaravel: isOn });
    schema.all('failedLogin').destroy();
  },
};
