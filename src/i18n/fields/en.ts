export default {
  required: 'Required',
  notNumber: 'Not a number',
  tooLong: 'At most %{max} characters (now %{length})',
  yes: 'Yes',
  no: 'No',
  all: 'All',
  imageOf: 'Image: %{label}',
  recordingOf: 'Recording: %{label}',
} as const;
