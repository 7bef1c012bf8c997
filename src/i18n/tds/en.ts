export default {
  drop: 'Drop a folder or files with certificates here',
  dropHint: 'All files of a folder are taken, those of its subfolders too.',
  dropLater: 'The upload is running. More can be added after it.',
  files: 'Selected files',
  count: '%{smart_count} file, %{size} |||| %{smart_count} files, %{size}',
  none: 'No files yet',
  noneHint: 'Drop a folder or choose files. Nothing is sent before you press Upload to API.',
  remove: 'Remove',
  removeFile: 'Remove %{file}',
  removeAll: 'Remove all',
  upload: 'Upload to API',
  added: '%{smart_count} file added. |||| %{smart_count} files added.',
  known: '%{smart_count} was in the list already. |||| %{smart_count} were in the list already.',
  skipped:
    '%{smart_count} hidden or system file was left out: %{files} |||| %{smart_count} hidden or system files were left out: %{files}',
  andMore: '%{files} and %{count} more',
  marks: {
    empty: 'Empty, will not be sent',
    twin: 'Same name as another file',
    unreadable: 'Can no longer be read',
    notPdf: 'Not a PDF by its name',
  },
  stay: '%{smart_count} file is empty or can no longer be read, and stays here. |||| %{smart_count} files are empty or can no longer be read, and stay here.',
  twins:
    '%{smart_count} file has the same name as another. |||| %{smart_count} files have the same name as another.',
  twinsHint:
    'The service gets the names without their folders and may keep only one file of each name. Remove what is not wanted, or send them in turns.',
  nothingToSend: 'There is no file to send: choose some first.',
  onlyEmpty: 'There is no file to send: all are empty or can no longer be read.',
  confirmTitle: 'Send files with the same name?',
  confirmGo:
    '%{smart_count} file will be sent, %{size}. |||| %{smart_count} files will be sent, %{size}.',
  uploading: 'Uploading %{smart_count} file |||| Uploading %{smart_count} files',
  looking: 'Looking at the files',
  leave: 'The chosen files have not been uploaded; the list of them is lost.',
  leaveUnknown:
    'Whether the service has some of the files is not known; the list of them here will be lost.',
  leaveUploading:
    'The upload goes on: a notice and the activity list will say how it ended. The list of files here is lost.',
  sent: 'Everything is sent. Waiting for the answer…',
  success: 'Upload Successful!',
  successText:
    '%{smart_count} certificate was uploaded. |||| %{smart_count} certificates were uploaded.',
  error: 'Upload Failed. Please try again.',
  maybe:
    'The server did not confirm which files it stored. Ask before you send the same files again.',
  cancelled: 'The upload was cancelled. The service may have stored some of the files already.',
  back: 'Back to Upload',
  again: 'Try again',
} as const;
