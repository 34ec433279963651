import { onLogout } from '@/platform/channel.ts';
import { logWarning } from '@/platform/log.ts';
import { writeSessionHint } from '@/platform/storage/session-hint.ts';
import { guardSession } from './guard-session.ts';
import { applyLogoutRequest, sessionActions, sessionStore } from './session.ts';

/** Watches, while the tab lives, for outside events that end or change the session. Further calls do nothing. */
export function installSessionGuards(): void {
  if (installed) return;
  installed = true;
  void applyLogoutRequest();
  guardSession({
    forgetSession: () => writeSessionHint(false),
    signOutHere: (because) => sessionStore.endWith(because, sessionActions.signOutHere),
    isStarted: sessionStore.isStarted,
    getUser: () => sessionStore.getSession().user,
    refreshUser: sessionActions.refreshUser,
    onLogout,
    onReturn: (listener) => {
      const listenWhenVisible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      window.addEventListener('focus', listenWhenVisible);
      document.addEventListener('visibilitychange', listenWhenVisible);
    },
    logWarning,
  });
}

let installed = false;
