import { useMemo } from 'react';
import type { Role } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import type { Field } from '#fields/field.ts';
import type { Resource } from '#resource-kit/defineResource.ts';

/** The fields for a person of this role: of those that are not granted nothing is left but the name (CFG-11). */
export const grantedFields = (fields: readonly Field[], role: Role | undefined): Field[] =>
  fields.map((field) => {
    const { fields: inner } = field;
    if (field.roles && !(role && field.roles.includes(role)))
      return {
        ...field,
        withheld: true,
        list: false,
        form: false,
        show: false,
        exported: false,
        findable: false,
      };
    return inner
      ? { ...field, fields: grantedFields(inner, role).filter(({ withheld }) => !withheld) }
      : field;
  });

const isOpen = ({ roles, fields }: Field): boolean => !roles && (fields?.every(isOpen) ?? true);

/** A resource as the person who is signed in may see it. */
export function useGranted(resource: Resource): Resource {
  const role = useSession()?.role;
  return useMemo(
    () =>
      resource.fields.every(isOpen)
        ? resource
        : { ...resource, fields: grantedFields(resource.fields, role) },
    [resource, role],
  );
}
