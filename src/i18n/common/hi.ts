import type { Translation } from '#i18n/types.ts';
import type en from './en.ts';

export default {
  loading: 'डेटा लोड हो रहा है...',
  yes: 'हाँ',
  no: 'नहीं',
  save: 'सहेजें',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  clear: 'साफ़ करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  previous: 'पिछला',
  next: 'अगला',
  refresh: 'ताज़ा करें',
} satisfies Translation<typeof en>;
