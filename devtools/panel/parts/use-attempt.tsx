import { useState } from 'react';

/** Returns `attempt`, which runs an action of a dialog, and `alert`, the message of the action's error or null. */
export function useAttempt() {
  const [error, setError] = useState('');
  const attempt = async (action: () => unknown) => {
    setError('');
    try {
      await action();
    } catch (reason) {
      setError((reason as Error).message);
    }
  };
  const alert = error ? (
    <p className="bad" role="alert">
      {error}
    </p>
  ) : null;
  return { attempt, alert };
}
