import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { createContext } from 'react';
import { useText } from '#i18n/useText.ts';
import type { ResourceMistake } from '#resource-kit/plain/mistake.ts';
import { Text } from '#ui/Text.tsx';

/** What is wrong with resources of /config.json that are left out. */
export const MistakesContext = createContext<readonly ResourceMistake[]>([]);

/** Names each resource of /config.json that cannot be used and the key that is wrong; the rest works (CFG-03). For those who can see to it. */
export function MistakesNotice({ mistakes }: { mistakes: readonly ResourceMistake[] }) {
  const t = useText();
  if (mistakes.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{t('resources.mistakes')}</AlertTitle>
      {mistakes.map(({ text, message }) => (
        <div key={message}>
          <Text value={t(text)} />
        </div>
      ))}
    </Alert>
  );
}
