export default {
  title: 'Activity',
  hint: 'Every change made in this tab since you signed in. Signing out clears it.',
  open: 'Activity: %{count}',
  openProblem: 'Activity: %{count}, not all were done',
  empty: 'Nothing has been changed yet',
  leftOpen: 'The page was left before an answer came.',
  export: 'Export CSV',
  file: 'activity',
  columns: {
    time: 'Time',
    action: 'Action',
    record: 'Record',
    outcome: 'Outcome',
    message: 'Message',
  },
  outcomes: {
    sending: 'Sending',
    confirmed: 'Confirmed',
    refused: 'Refused',
    unknown: 'Unknown',
  },
} as const;
