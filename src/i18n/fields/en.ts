export default {
  required: 'Required',
  notNumber: 'Not a number',
  notJson: 'Not valid JSON',
  tooLong: 'At most %{max} characters (now %{length})',
  firstOnly: 'The first %{n} of %{total} are offered',
  yes: 'Yes',
  no: 'No',
  all: 'All',
  imageOf: 'Image: %{label}',
  recordingOf: 'Recording: %{label}',
} as const;
