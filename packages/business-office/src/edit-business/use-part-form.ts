import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import type { Values } from '@wbn/forms/edit/merge-values.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useTranslation } from 'react-i18next';
import { type BusinessBody, draftKey, knownOf, type Part } from './part.ts';
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
  const params = { id: business.businessID };
  return useForm<V>({
    shape: part,
    draftKey: draftKey(userID, business.businessID, part.name),
    known: knownOf(part, business, session),
    load: async () => {
      const { data, session: viewer } = await api.call(loadBusiness, { params });
      // Nothing to the company any more: the next save says so.
      if (viewer) managed.update(data, viewer);
      return knownOf(part, data, viewer ?? session);
    },
    save: async (values, base) => {
      const body = { [part.key]: part.toBody(values, base.values), versions: { [part.name]: base.version } };
      const reply = await api.call(saveBusiness, { params, body: body as BusinessBody });
      const viewer = reply.session ?? session;
      managed.update(reply.data, viewer);
      return knownOf(part, reply.data, viewer);
    },
    onSaved: () => toast(t('saved'), 'success'),
    onFailed: managed.fail,
    labelOf,
  });
}
