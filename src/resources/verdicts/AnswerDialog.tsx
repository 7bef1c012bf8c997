import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useEffect, useState } from 'react';
import { LOCALES } from '#i18n/i18nProvider.ts';
import { type Locale, textIn } from '#i18n/textIn.ts';
import { type Text, useLocale, useText } from '#i18n/useText.ts';
import { copiedText } from '#ui/copiedText.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { HiddenText } from '#ui/HiddenText.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useCopy } from '#ui/useCopy.ts';

/** The verdicts as plain text for an answer to the user: in which language, with internal ids or without (WHY-03). */
export function AnswerDialog({
  texts,
  onClose,
}: {
  /** The lines, in no language yet. */
  texts: (ids: boolean) => readonly Text[];
  onClose: () => void;
}) {
  const t = useText();
  const [locale, setLocale] = useState<Locale>(useLocale() === 'hi' ? 'hi' : 'en');
  const [ids, setIds] = useState(false);
  /** What words texts in a language; null where it could not be loaded. */
  const [words, setWords] = useState<Partial<Record<Locale, ((text: Text) => string) | null>>>({});
  const { copy, copied, said } = useCopy();

  const load = useCallback(async (wanted: Locale) => {
    const say = await textIn(wanted).catch(() => null);
    setWords((known) => ({ ...known, [wanted]: say }));
  }, []);
  useEffect(() => void load(locale), [load, locale]);

  const say = words[locale];
  const text =
    say &&
    texts(ids)
      .map((line) => copiedText(say(line)))
      .join('\n');
  return (
    <Modal
      open
      title={t('why.answer.title')}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button
            variant="contained"
            disabled={!text}
            startIcon={copied ? <Check /> : <ContentCopy />}
            onClick={() => text && void copy(() => text)}
          >
            {said || t('why.answer.copy')}
          </Button>
        </>
      }
    >
      <HiddenText role="status">{said}</HiddenText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={t('why.answer.language')}
          onChange={(_event, chosen: Locale | null) => chosen && setLocale(chosen)}
        >
          {LOCALES.map(({ locale: one, name }) => (
            <ToggleButton key={one} value={one} lang={one}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Checkbox checked={ids} onChange={(_event, on) => setIds(on)} />}
          label={t('why.answer.ids')}
        />
      </Box>
      {say === null ? (
        <ErrorState message={t('why.answer.unread')} onRetry={() => load(locale)} />
      ) : text === undefined ? (
        <LoadingText />
      ) : (
        <Box
          component="pre"
          lang={locale}
          dir="auto"
          role="region"
          aria-label={t('why.answer.preview')}
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            maxHeight: '50vh',
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            font: 'inherit',
            typography: 'body2',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      )}
    </Modal>
  );
}
