import { idIn } from '#dataProvider/writes.ts';
import type { NewRecordProps } from '#fields/referred.ts';
import { useText } from '#i18n/useText.ts';
import { declaredResource } from '#resource-kit/declaredResource.ts';
import { RecordForm } from '#resource-kit/form/RecordForm.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** A new record of another resource, made where it is referred to (CFG-07). */
export function NewRecord({ resource: name, onMade, onClose }: NewRecordProps) {
  const t = useText();
  const label = useLabel();
  const resource = declaredResource(name);
  const create = resource?.actions?.create;
  if (!resource || !create) return null;
  const one = label(resource.one ?? resource.title);
  return (
    <Modal
      open
      title={resource.add ? label(resource.add) : t('resources.addNew', { one })}
      onClose={onClose}
    >
      {/* Its submit is none of the form around: events of a dialog rise through what drew it. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <RecordForm
          resource={resource}
          record={undefined}
          action={create}
          onSaved={(answer) => {
            const id = idIn(answer);
            onMade(id === '' ? null : id);
          }}
          onCancel={onClose}
        />
      </div>
    </Modal>
  );
}
