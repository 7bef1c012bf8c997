import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type TextKey, useText } from '#i18n/useText.ts';
import type { ResourceMistake } from '#resource-kit/plain/mistake.ts';
import { Text } from '#ui/Text.tsx';

/**
 * Names each resource of /config.json that cannot be used and the key that is wrong, then the keys that come to nothing;
 * the rest works (CFG-03, CFG-13). For those who can see to it.
 */
export function MistakesNotice({ mistakes }: { mistakes: readonly ResourceMistake[] }) {
  const left = new Set(mistakes.flatMap(({ resource, idle }) => (idle ? [] : [resource])));
  const idle = mistakes.filter(({ resource }) => !left.has(resource));
  return (
    <>
      <Mistakes title="mistakes.title" of={mistakes.filter((one) => !idle.includes(one))} />
      <Mistakes title="mistakes.idle" of={idle} />
    </>
  );
}

function Mistakes({ title, of }: { title: TextKey; of: readonly ResourceMistake[] }) {
  const t = useText();
  if (of.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{t(title)}</AlertTitle>
      {of.map(({ text, message }) => (
        <div key={message}>
          <Text value={t(text)} />
        </div>
      ))}
    </Alert>
  );
}
