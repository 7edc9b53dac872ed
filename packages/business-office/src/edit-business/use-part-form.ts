import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import type { Values } from '@wbn/forms/edit/merge-values.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useTranslation } from 'react-i18next';
import { type BusinessBody, draftKey, knownOf, type Part } from './part.ts';
import { saveBusinessMutation } from './save-business.query.ts';
import type { TabProps } from './tab-props.ts';

interface PartFormProps<V extends Values> extends TabProps {
  readonly part: Part<V>;
  readonly labelOf: (control: string, values: V) => string;
}

/** The form of a part; its version is one of those of the company's session. */
export function usePartForm<V extends Values>({ api, managed, userID, part, labelOf }: PartFormProps<V>) {
  const { t } = useTranslation('forms');
  const toast = useToast();
  const { business, session } = managed;
  const client = useQueryClient();
  const { businessID } = business;
  const save = useMutation(saveBusinessMutation(api, businessID));
  return useForm<V>({
    shape: part,
    draftKey: draftKey(userID, businessID, part.name),
    known: knownOf(part, business, session),
    load: async () => {
      const now = await client.fetchQuery(loadBusinessQuery(api, { id: businessID }));
      // Whoever is nothing to the company any more is locked out by the frame.
      return knownOf(part, now.business, now.session ?? session);
    },
    save: async (values, base) => {
      const body = { [part.key]: part.toBody(values, base.values), versions: { [part.name]: base.version } };
      const { data, session: viewer } = await save.mutateAsync(body as BusinessBody);
      return knownOf(part, data, viewer ?? session);
    },
    onSaved: () => toast(t('saved'), 'success'),
    onFailed: managed.fail,
    labelOf,
  });
}
