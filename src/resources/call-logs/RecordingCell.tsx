import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { customerOf } from '#resources/call-logs/customerOf.ts';
import { SafeAudio } from '#ui/SafeAudio.tsx';

/** The recording of a call, named after who called (CAL-04). */
export function RecordingCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  return (
    <SafeAudio
      src={record.call_recording}
      label={t('callLogs.recordingOf', { customer: customerOf(record) })}
    />
  );
}
