import type { Describe } from '@wbn/forms/edit/conflict-panel.tsx';
import type { ProfileOptions } from './profile-options.ts';
import type { ProfileValues } from './profile-values.ts';

/** Says in words what a field holds, for whoever has to choose between two values. */
export function describeProfile(options: ProfileOptions): Describe<ProfileValues> {
  return (field, values) => {
    if (field === 'mobilePhone') return `${values.mobilePhone.dialCode} ${values.mobilePhone.number}`.trim();
    const text = String(values[field as keyof ProfileValues]);
    return options[field as keyof ProfileOptions]?.find(({ value }) => value === text)?.text ?? text;
  };
}
