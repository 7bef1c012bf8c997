/**
 * What an editor says of each key of /config.json, by the place that it stands at: `field.source`. They are kept here
 * and not in the schemas, because the console is loaded without them (CFG-13).
 */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'config.$schema': 'Where this schema is, for the editor. The console does not read it.',
  'config.brand': 'The console’s name in the bar and in page titles.',
  'config.loginUrl':
    'The staff login page. {returnTo} becomes the address to come back to; without it that is added as `return`.',
  'config.timeZone': 'The zone in which dates are shown, such as Asia/Kolkata.',
  'config.services':
    'Base addresses of the services: https://…, or starting with / on the console’s own origin. More keys are for resources of your own.',
  'services.staticData': 'Static data: games, teams, players.',
  'services.prediction': 'Prediction games.',
  'services.auth': 'Staff, verifications, trades, the street, real-money games.',
  'services.mail': 'Bulk mail.',
  'services.mailTemplates': 'Mail templates: the whole address of the function.',
  'services.groups': 'Groups and their messages.',
  'services.picks': 'Picks.',
  'services.reports': 'Reports.',
  'config.media':
    'Origins that pictures and recordings come from, such as https://images.example; the server’s headers let them in.',
  'config.mailBucket': 'The bucket named when bulk mail is sent.',
  'config.replayUrl':
    'The game room of real-money games, with {navigate}, {game_id} and {user_id}.',
  'config.financialReportWaitMs':
    'The wait before the financial report is fetched, in milliseconds.',
  'config.bigAmount':
    'Rupees above which a settlement says so in front and asks for the game’s code. Absent: no amount is large.',
  'config.environment': 'A coloured band and a mark in the title that tell environments apart.',
  'environment.label': 'What the band says, such as Test.',
  'environment.tone': 'Its colour.',
  'config.notice': 'Shown above every page.',
  'config.readOnly': 'true switches every change off.',
  'config.resources': 'Resources of your own, without a build: lists, forms, pages and actions.',
  'config.assumptions': 'Where services do otherwise than the contract assumes.',
  'assumptions.keys':
    'By call, such as "GET auth trades/get-games": a path of the contract’s answer, and where the service has it. * is every row.',
  'assumptions.dates': 'By service: the form of its dates, such as DD-MM-YYYY HH:mm.',
  'assumptions.statuses':
    'By service: its words for a status, each with the console’s own, such as { "LIVE": "inprogress" }.',

  'label.en': 'In English, and in Hindi where `hi` is missing.',
  'label.hi': 'In Hindi.',

  'resource.name': 'Unique among all resources: lower-case letters, digits, dashes.',
  'resource.label': 'The heading of the list and the menu entry.',
  'resource.one': 'What one record is called; default: the label.',
  'resource.service': 'A key of `services`.',
  'resource.path': 'The place below the service’s base; default: the name.',
  'resource.route':
    'Where its pages are; default: / and the name. null: it has no page and is read by others, such as a reference.',
  'resource.parts':
    'What the list is asked with, of the query of its address: { "user_id": "?user" }.',
  'resource.roles': 'Who may open it.',
  'resource.menu':
    'A section of the drawer: one of the console’s, such as mail, or a new one by its name. Absent: an entry of its own.',
  'resource.perPage':
    'Rows of a page, 25 by default; or the sizes to choose from, the usual one first.',
  'resource.sort': 'The order of the list where nobody chose one.',
  'sort.field': 'A source, or what the service sorts by (`sortBy`).',
  'sort.order': 'ASC: the least first. DESC: the most first.',
  'resource.list':
    'Where the rows are, on a service that does not speak ra-data-simple-rest. Absent: GET path?sort=…&range=…&filter=…, a bare list and a Content-Range.',
  'list.path': 'The call that gives the list, below the service’s base; default: `path`.',
  'list.records': 'Where the rows are in the answer, such as data.items; "" for a bare list.',
  'list.total': 'Where the number of all rows is in the answer, such as data.total.',
  'list.pages': 'Where the number of pages is in the answer, instead of `total`.',
  'list.page': 'The query name of the page, from 1; default: page. null: all rows come at once.',
  'list.limit': 'The query name of the size of a page; default: limit. null: there is none.',
  'list.sort': 'How pages are sorted; without it the service’s own order stands.',
  'listSort.field': 'The query name of the field that is sorted by.',
  'listSort.order': 'The query name of the direction.',
  'listSort.up': 'What stands for ascending, such as asc.',
  'listSort.down': 'What stands for descending, such as desc.',
  'list.key':
    'The name of a row’s key; default: id. null: the rows have none and are known by their place.',
  'list.one':
    'The call that gives one record; without it the record is looked for in the list, page by page.',
  'one.path': 'Below the service’s base, with {id}.',
  'one.record': 'Where the record is in the answer; "" when the answer is the record.',
  'resource.fields':
    'What a record has: the columns of the list, the inputs of the form, the lines of its page.',
  'resource.filters': 'What the list is filtered by besides, which is no column.',
  'resource.operators':
    'How the service names conditions in its query, each with {field}; default: {field}, {field}_gte, {field}_lte, {field}_q, {field}_eq and {field}_neq.',
  'operators.eq': 'Is; default: {field}.',
  'operators.gte': 'Is at least; default: {field}_gte.',
  'operators.lte': 'Is at most; default: {field}_lte.',
  'operators.in': 'Is one of; default: {field}.',
  'operators.contains': 'Contains; default: {field}_q.',
  'operators.null': 'Is empty; default: {field}_eq.',
  'operators.notNull': 'Is not empty; default: {field}_neq.',
  'resource.icon': 'Of a new section of the drawer, and of the resource.',
  'resource.tabs': 'Two or more presets of the filter above the list, each with its number.',
  'tab.name': 'In the address: lower-case letters, digits, dashes.',
  'tab.label': 'What the tab says.',
  'tab.filter':
    'What its rows have: a value, a list of values or a condition for each field. Absent: all rows.',
  'condition.eq': 'Is this.',
  'condition.gte': 'Is at least this.',
  'condition.lte': 'Is at most this.',
  'condition.in': 'Is one of these.',
  'condition.contains': 'Contains this text.',
  'condition.null': 'true: is empty. false: is not empty.',
  'resource.card':
    'Makes cards beside the table: a source each, or a text with {source}. Which of the two is kept for the person.',
  'card.picture': 'The source of a picture’s address.',
  'card.title': 'A source, or a text with {source}.',
  'card.lines': 'Below the title: sources, or texts with {source}.',
  'resource.sections':
    'Parts of the form and of the record’s page. Fields of none of them come first.',
  'section.label': 'The heading of the part.',
  'section.fields': 'Its fields, by source, or by name where they have one.',
  'section.tab': 'Parts of one tab stand behind it.',
  'resource.tones': 'The tone of rows: the first that holds. A column should say it too.',
  'tone.when': 'Holds for records whose fields have these values: { "status": ["late", "lost"] }.',
  'tone.tone': 'positive: green. neutral: grey. negative: red. waiting: yellow. info: blue.',
  'resource.empty': 'What an empty list says.',
  'resource.create': 'A form for new records (POST path): true, or for some of the roles.',
  'resource.edit':
    'A form that changes a record (PUT or PATCH path/{id}): true, or for some of the roles.',
  'resource.send':
    'What an edit sends. whole: the record as it was read, with what was typed in its place, by PUT. changed: only what was changed, by PATCH.',
  'resource.show': 'A page for each record.',
  'resource.delete': 'Delete in each row (DELETE path/{id}): true, or for some of the roles.',
  'granted.roles': 'Of the resource’s roles, those who may.',
  'resource.rowActions': 'What can be done with one record, in its row and on its page.',
  'resource.bulkActions': 'What can be done with the selected records: one call for each.',
  'resource.title':
    'What a record is called: "{first_name} {last_name}". Default: its name, title or label, else what one is called and the id.',
  'resource.related':
    'Lists of other resources that belong to a record, on its page and behind links in the list.',
  'related.resource': 'The name of the other resource.',
  'related.by': 'Its field that holds the id of this record.',
  'related.label': 'Default: the heading of its list.',
  'related.columns': 'Of its columns these alone, in this order; default: all but `by`.',
  'related.list':
    'true: a link in each row of the list. "count": with the number, which costs the service a call for each row.',
  'resource.rowClick': 'What a press on a row opens; default: none.',
  'resource.clone':
    'Clone in each row: a new record that starts with the values of the form’s fields.',

  'field.source': 'Where the value is in the record: amount, or team.name.',
  'field.type': 'What it is; it decides how it is shown, typed and filtered by.',
  'field.label': 'Default: made of the source.',
  'field.list': 'false: no column.',
  'field.form': 'false: not in the form, and not sent but as it was read.',
  'field.show': 'false: not on the record’s page.',
  'field.sortable': 'The list can be sorted by it.',
  'field.sortBy':
    'What the service sorts by for this column, where that is not the source: customer.last_name.',
  'field.findable': 'false: the search in what was read does not look here.',
  'field.search': 'A search box above the list: true, or its name in the query.',
  'field.filter':
    'The list is filtered by it: true, its name in the query, or more. With `choices` a box in sight, else added by Add filter.',
  'filter.name': 'Its name in the query; default: the source.',
  'filter.many': 'Several of the `choices` at a time.',
  'filter.operators': 'Those that the service has; default: all that the type has.',
  'field.required': 'Nothing is saved without it.',
  'field.readOnly': 'In the form, but not to be changed.',
  'field.multiline': 'Of a text: several lines to type in.',
  'field.min': 'Of a number: the least.',
  'field.max': 'Of a number: the most.',
  'field.integer': 'Of a number: whole.',
  'field.minLength': 'Of a text: characters at least.',
  'field.maxLength': 'Of a text: characters at most.',
  'field.pattern': 'Of a text: a regular expression that the whole of it has to fit.',
  'field.invalid': 'Said of a text that does not fit `pattern`, `minLength` or `maxLength`.',
  'field.default':
    'What a new record starts with; "now" for date and datetime, JSON text for json.',
  'field.choices': 'Of choice, choices and status: what there is to choose.',
  'choice.id': 'What the service has for it; a number or a boolean is sent as such.',
  'choice.label': 'What is shown for it.',
  'choice.tone':
    'Of a status. positive: green. neutral: grey. negative: red. waiting: yellow. info: blue.',
  'field.reference': 'Of a reference: the name of the other resource.',
  'field.many': 'Of a reference: the record has a list of ids.',
  'field.searchBy':
    'Of a reference: the query name that its picker searches by; default: that of the other resource’s first `search`.',
  'field.creates': 'Of a reference: false where its picker makes no new record.',
  'field.id': 'An id: figures of equal width, and a control that copies it.',
  'field.hint': 'Said below its input.',
  'field.showIf':
    'Shown while other fields have one of these values: { "status": ["rejected", "held"] }. Hidden, it is not sent.',
  'field.hidden': 'A column that is left out until a person asks for it under Columns.',
  'field.roles': 'Who may see it; default: whoever opens the resource.',
  'field.name': 'Of a further column of a source that another field has; it is not in the form.',
  'field.text': 'Shown instead of the value, filled from the record: "{city}, {zipcode}".',
  'field.day':
    'Of a date: records hold bare days (2026-01-31), so that a day is sent and filtered by as one.',
  'field.currency': 'Of money: three capital letters such as EUR; default: INR.',
  'field.decimals': 'Of money and percent: decimals that are shown, and typed at most.',
  'field.fraction': 'Of percent: 0.125 is stored for 12.5 %.',
  'field.total': 'Of a number: its sum below the list.',
  'field.fields': 'Of a list: what each of its records has.',
  'field.values': 'Of a map: what its values are; default: text.',

  'action.name': 'Unique in the resource: lower-case letters, digits, dashes.',
  'action.label': 'What its button says.',
  'action.roles': 'Who may; default: the resource’s roles.',
  'action.method': 'Default: POST.',
  'action.path':
    'Below the service’s base, with {source} for values of the record: offers/{id}/close.',
  'action.body':
    'What is sent. "{source}" stands for the record’s value, "{ask.source}" for what was typed, each of its own type.',
  'action.confirm': 'Asked before it is sent; without it the action is sent at once.',
  'confirm.title': 'The heading of the question; of a bulk action it names no field.',
  'confirm.text': 'The question, with {source} for values of the record.',
  'action.when': 'Only for records whose fields have these values: { "status": "new" }.',
  'action.money':
    'Moves money or cannot be undone: the record is read again before it is sent, and an unknown end is looked into.',
  'action.ask': 'Fields that are typed before it is sent.',
};

/** What each type of a field is. */
export const TYPES: Readonly<Record<string, string>> = {
  text: 'A line of text.',
  number: 'A number, exact however long it is.',
  rupees: 'An amount in rupees.',
  date: 'A day; where a moment is stored, a picked day keeps its time.',
  boolean: 'Yes or no.',
  choice: 'One of the `choices`.',
  status: 'One of the `choices`, in its colour.',
  reference: 'A record of another resource, by its id.',
  image: 'The address of a picture.',
  audio: 'The address of a recording.',
  json: 'Any JSON.',
  choices: 'Several of the `choices`; the record has a list.',
  list: 'Records with `fields` of their own.',
  map: 'Keys and values.',
  money: 'An amount in any currency.',
  percent: '12.5 is 12.5 %.',
  datetime: 'A moment, in the configured zone.',
  email: 'An e-mail address.',
  phone: 'A phone number.',
  link: 'An http(s) address.',
  colour: 'A colour such as #00aa77.',
  longText: 'Text of several lines.',
};
