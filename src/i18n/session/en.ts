export default {
  ended: 'Session ended',
  expired: 'Your session has run out. What you typed is kept and will be here after you log in.',
  refused:
    'A service no longer accepts your session. What you typed is kept and will be here after you log in.',
  removed:
    'Your session is no longer in this browser. What you typed is kept and will be here after you log in.',
  login: 'Log in',
  endsSoon: 'Your session ends in %{minutes} min',
  endsSoonHint: 'Finish what you are doing, then log in again. What you typed is kept.',
  replaced: 'You are now signed in as %{name} (%{role})',
  replacedHint:
    'Another person was signed in here before. What this tab kept of them is gone. If this is not you, sign out.',
  storageOff: 'This browser keeps nothing for this page: after a reload you have to log in again.',
  until: 'Session until %{time}',
  signedOut: 'You are signed out',
  signedOutHint: 'Nothing of your session is left in this browser.',
  clockTitle: 'Logging in does not work',
  clock:
    'You came back from the login page twice within a minute. Check the clock of this computer and whether your account is active.',
  tryAgain: 'Try again',
} as const;
