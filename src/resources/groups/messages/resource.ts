import { A } from '#authProvider/roles.ts';
import { listGroupMessages } from '#contract/groups.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { messageText } from '#resources/groups/messages/messageText.ts';
import { later } from '#ui/later.ts';

/** The messages of a group, as they came (GRP-01, GRP-02). */
export const groupMessages = defineResource({
  name: 'group-messages',
  roles: [A],
  title: 'groups.messages',
  texts: 'first',
  one: 'groups.message',
  data: { dialect: 'whole', endpoint: listGroupMessages, records: 'messages', key: null },
  parts: { groupId: 'groupId' },
  fields: [{ source: 'data', type: 'text', label: 'groups.message', text: messageText }],
  card: {
    Card: later(() => import('#resources/groups/messages/MessageRow.tsx'), 'MessageRow'),
    arranged: 'rows',
    height: 37,
  },
  find: 'ui.find.label',
  empty: 'groups.noMessages',
});
