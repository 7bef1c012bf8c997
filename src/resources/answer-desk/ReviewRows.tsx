import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { type LeftOutChoice, nameOf, type ReviewItem } from '#resources/answer-desk/review.ts';
import { MISSING } from '#rules/text.ts';
import { Text } from '#ui/Text.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

/** From so many rows on only those in sight are drawn. */
const MANY = 60;

/** Rows under a title; a long list scrolls in a box of its own. */
export function SheetRows<Item extends object>({
  title,
  items,
  keyOf,
  tone,
  children,
}: {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  tone?: 'waiting' | 'negative' | undefined;
  children: (item: Item, place: number) => ReactNode;
}) {
  const titleId = useId();
  return (
    <div>
      <Box
        id={titleId}
        component="h3"
        sx={{
          m: 0,
          mb: 0.5,
          typography: 'subtitle2',
          ...(tone && { color: `status.${tone}.text` }),
        }}
      >
        {title}
      </Box>
      <Box
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          ...(tone && { borderLeft: 3, borderLeftColor: `status.${tone}.mark`, pl: 1 }),
        }}
      >
        {items.length > MANY ? (
          <VirtualList label={title} items={items} keyOf={keyOf} height={46} box={360}>
            {children}
          </VirtualList>
        ) : (
          <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((item, place) => (
              <li key={keyOf(item)}>{children(item, place)}</li>
            ))}
          </Box>
        )}
      </Box>
    </div>
  );
}

/** One line of the sheet: a question, old → new, and what stands before and behind it. */
export function SheetRow({
  before,
  name,
  old,
  chosen,
  behind,
  children,
}: {
  before?: ReactNode;
  name: string;
  /** Null: no answer is stored. */
  old?: string | null;
  chosen: string | null;
  behind?: ReactNode;
  /** Below the line. */
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        minHeight: 44,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      {before}
      <Box sx={{ flex: '1 1 0', minWidth: { xs: 'calc(100% - 56px)', sm: 0 } }}>
        <Text value={name} limit={200} lines={3} />
        {children}
      </Box>
      <Box
        sx={{
          flex: '0 1 auto',
          maxWidth: { sm: '45%' },
          pl: { xs: before ? 6 : 0, sm: 0 },
          overflowWrap: 'anywhere',
        }}
      >
        {old !== undefined && (
          <>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {old === null ? t('answers.none') : <Text value={old} limit={80} />}
            </Box>
            {' → '}
          </>
        )}
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {chosen === null ? MISSING : <Text value={chosen} limit={80} />}
        </Box>
      </Box>
      {behind}
    </Box>
  );
}

const keyOfItem = <Subject,>({ question }: ReviewItem<Subject>): string => question.key;

/** Choices that are saved unless their tick is taken away. */
export function ReviewRows<Subject>({
  title,
  items,
  warns,
  untaken,
  onTake,
}: {
  title: string;
  items: readonly ReviewItem<Subject>[];
  /** They change what is stored. */
  warns: boolean;
  /** The keys of the questions whose tick was taken away. */
  untaken: ReadonlySet<string>;
  onTake: (key: string) => void;
}) {
  const t = useText();
  return (
    <SheetRows title={title} items={items} keyOf={keyOfItem} tone={warns ? 'waiting' : undefined}>
      {({ question, option, old }) => (
        <SheetRow
          before={
            <Checkbox
              size="small"
              checked={!untaken.has(question.key)}
              onChange={() => onTake(question.key)}
              slotProps={{
                input: {
                  'aria-label': t('answers.sheet.take', {
                    question: `#${question.n} ${nameOf(question)}`,
                  }),
                },
              }}
            />
          }
          name={`#${question.n} ${nameOf(question)}`}
          old={old}
          chosen={option.text}
        />
      )}
    </SheetRows>
  );
}

/** Choices that are not saved, each with the reason, and what can be done about it. */
export function LeftOutRows<Subject>({
  title,
  leftOut,
  onKeep,
  onForget,
}: {
  title: string;
  leftOut: readonly LeftOutChoice<Subject>[];
  /** Of what changed meanwhile: it is saved all the same. */
  onKeep: (choice: LeftOutChoice<Subject>) => void;
  onForget: (choice: LeftOutChoice<Subject>) => void;
}) {
  const t = useText();
  return (
    <SheetRows title={title} items={leftOut} keyOf={({ id }) => id} tone="negative">
      {(choice) => (
        <SheetRow
          name={choice.question ? `#${choice.question.n} ${nameOf(choice.question)}` : choice.id}
          chosen={choice.chosen}
          behind={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {choice.option && (
                <Button size="small" onClick={() => onKeep(choice)}>
                  {t('answers.sheet.keep')}
                </Button>
              )}
              <Button size="small" onClick={() => onForget(choice)}>
                {t('answers.sheet.forget')}
              </Button>
            </Box>
          }
        >
          <Box sx={{ typography: 'caption', color: 'status.negative.text' }}>{t(choice.why)}</Box>
        </SheetRow>
      )}
    </SheetRows>
  );
}
