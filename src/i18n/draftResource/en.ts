export default {
  intro:
    'Reads a list of a service once, or takes a sample, and drafts a declaration for /config.json. Nothing is written.',
  from: 'Sample from',
  service: 'A service',
  paste: 'Pasted JSON',
  serviceName: 'Service',
  path: 'Path of the list',
  pathHint: 'Below the service’s base, such as customers',
  sample: 'Sample answer',
  sampleHint: 'Paste what the list answers, as JSON.',
  draft: 'Draft',
  declaration: 'Declaration',
  declarationHint:
    'Put it under resources in /config.json, then look through names, kinds and roles.',
  noList: 'No list of records was found in the answer.',
  notJson: 'The sample is not JSON: line %{line}, column %{column}.',
  wrongPath: 'A path below the service, without a query, such as v1/customers.',
  notes: {
    wholeList:
      'No total was found: the list is assumed to return all rows at once. If it has pages, name where the total is.',
    noKey: 'No key was found: records can be listed, and not opened or changed.',
    onePage: 'Guessed from one page: look through the kinds and the choices.',
    emptyList: 'The list is empty: fields have to be added by hand.',
  },
} as const;
