export const visitPush = {
  title: 'Told also with this page closed',
  offText:
    'Your phone can tell you when you are next and when you are called, even when you close this page.',
  start: 'Turn notifications on',
  starting: 'One moment…',
  onText:
    'Notifications are on. You will be told when you are next and when you are called, until this number has ended.',
  stop: 'Turn notifications off',
  failedText: 'Notifications could not be turned on. Keep this page open, or try once more.',
  again: 'Try again',
  deniedText:
    'Your browser does not allow notifications from this page; you can allow them in its settings. Keep this page open and you will miss nothing.',
  installedText:
    'On this phone notifications come once the page is on its home screen: Share, then Add to Home Screen. Or keep this page open and you will miss nothing.',
  noneText:
    'This browser cannot tell you with the page closed. Keep this page open and you will miss nothing.',
} as const
