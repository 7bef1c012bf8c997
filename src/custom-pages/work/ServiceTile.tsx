import { useContext } from 'react';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { formatCount } from '#rules/money.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { ReadOf } from '#ui/ReadOf.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import type { ServiceWork } from './useServiceWork.ts';
import { WorkCount, WorkTile } from './WorkTile.tsx';

/** What a service says that waits: how much, since when, when it was read; or why it is not known, with a retry. */
export function ServiceTile({ work: { title, to, since, read, waiting } }: { work: ServiceWork }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const quiet = waiting?.count === 0;
  if (!waiting)
    return (
      <WorkTile title={t(title)} to={to}>
        {read.error && !read.isFetching ? (
          <ErrorState
            message={say(failureText(read.error))}
            failure={read.error}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <LoadingText read={read} />
        )}
      </WorkTile>
    );
  const { count, more, oldest } = waiting;
  const counted = formatCount(count);
  const words = quiet
    ? t(more ? 'work.noneOnFirst' : 'work.none')
    : more
      ? t('work.orMore', { count: counted })
      : counted;
  const date = oldest === null ? null : formatDate(oldest, { timeZone, style: 'dateTime', locale });
  return (
    <WorkTile title={t(title)} to={to} quiet={quiet} foot={<ReadOf read={read} />}>
      <WorkCount
        count={words}
        quiet={quiet}
        note={quiet ? undefined : date === null ? t('work.noAge') : t(since, { date })}
      />
    </WorkTile>
  );
}
