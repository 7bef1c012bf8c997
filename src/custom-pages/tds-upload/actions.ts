import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import { uploadCertificates } from '#contract/tds.ts';
import { type Certificate, isSendable, nameOnly } from './certificates.ts';

/** Uploads what can be sent of a list, all in one form; one upload at a time (TDS-01). */
export const uploadTds = action<readonly Certificate[]>({
  name: 'tds.upload',
  label: 'tds.upload',
  endpoint: uploadCertificates,
  roles: [A],
  notices: 'plain',
  record: (list) => {
    const [first, ...rest] = list.filter(isSendable);
    return `${first?.file.name ?? ''}${rest.length > 0 ? ` + ${rest.length}` : ''}`;
  },
  lock: () => 'tds.upload',
  when: (list) => {
    if (list.some(isSendable)) return true;
    return { key: list.length === 0 ? 'tds.nothingToSend' : 'tds.onlyEmpty' };
  },
  input: (list) => ({ body: { files: list.filter(isSendable).map(({ file }) => nameOnly(file)) } }),
});
