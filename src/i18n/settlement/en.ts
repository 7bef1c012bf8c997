export default {
  code: 'Game code',
  notKnown: 'Not known here',
  booked: 'How many slots users have booked, and so what is paid, only the services know.',
  bookedAtMost: '%{amount} is what the leagues not yet settled take when every slot is booked.',
  leaderboard: 'Leaderboard',
  notKnownHere: 'not known here',
  populatedAt: 'populated in this session at %{time}',
  sentBefore:
    'This was sent in this session already, at %{time}. Look at the state before you go on.',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  changed: {
    gameStatus: 'Status of the game: %{before} → %{after}',
    distributeFlag: 'Released for distribution: %{before} → %{after}',
    answer: 'Answer to “%{label}”: %{before} → %{after}',
    questionStatus: 'Status of “%{label}”: %{before} → %{after}',
    leagueStatus: 'League of “%{label}”: %{before} → %{after}',
    more: 'and %{smart_count} more change |||| and %{smart_count} more changes',
  },
  result: {
    title: 'Last settlement step in this session',
    sending: '%{label} is on its way since %{time}.',
    confirmed: '%{label} was confirmed at %{time}.',
    refused: '%{label} was refused at %{time}.',
    unknown: '%{label} at %{time}: it is not known whether it was done.',
    state: 'The state as read now: %{state}',
    stateBefore: 'The state before it, as read at %{time}: %{state}',
  },
} as const;
