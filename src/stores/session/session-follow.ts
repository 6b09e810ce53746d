import { batch } from '@preact/signals-react';
import type { Api } from '../../api/api.ts';
import type { User } from '../../domain/types.ts';
import { toApiError } from '../shell/error-dialogs.ts';
import type { ModalStore } from '../shell/modal.ts';
import type { Session } from './session.ts';
import type { SessionEnd } from './session-end.ts';
import { getStartFailure } from './session-start.ts';
import type { UserState } from './user-state.ts';

interface FollowDeps {
  api: Pick<Api, 'user'>;
  session: Session;
  modal: Pick<ModalStore, 'clear'>;
  sessionEnd: Pick<SessionEnd, 'dropUserData' | 'navigateTo'>;
  userState: UserState;
  setUser: (user: User) => void;
  reset: () => void;
}

export function createFollow({ api, session, modal, sessionEnd, userState, setUser, reset }: FollowDeps) {
  return async (token: string | null): Promise<void> => {
    if (token === session.token()) return;
    session.adopt(token);
    const epoch = session.epoch();
    modal.clear();
    sessionEnd.dropUserData();
    if (token === null) {
      sessionEnd.navigateTo.value = 'session-logout';
      return;
    }
    batch(() => {
      userState.user.value = null;
      sessionEnd.navigateTo.value = null;
    });
    try {
      setUser(await api.user());
    } catch (thrown) {
      if (session.epoch() !== epoch) return;
      // `adopt` does not change the stored token, so the other tab keeps its session. This tab has no session
      // until the next session check, which tries to follow the other tab again.
      session.adopt(null);
      batch(() => {
        reset();
        userState.startFailure.value = getStartFailure(toApiError(thrown));
      });
    }
  };
}
