import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { stateOptions } from '@wbn/forms/choices/options.ts';
import { type ListState, useOptions } from '@wbn/forms/choices/use-options.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { businessListsChanged } from '../query-changes.ts';
import { type CreatedValues, createdShape, toBody, valuesOfProfile } from './created-values.ts';

interface NewBusiness {
  readonly body: CallInput<typeof createBusiness>['body'];
  /** With the same key a company is created once. */
  readonly idempotencyKey: string;
}

interface CreateBusinessOptions {
  readonly api: ApiClient;
  /** Whose draft it is. */
  readonly userID: string;
  /** What is known of the person, and so of where they work. */
  readonly profile: OwnProfile | undefined;
  readonly onCreated: (businessID: string) => void;
}

/** The form of a new company, and the states of the country that is chosen. */
export function useCreateBusiness({ api, userID, profile, onCreated }: CreateBusinessOptions) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const create = useMutation({
    mutationFn: async ({ body, idempotencyKey }: NewBusiness) =>
      (await api.call(createBusiness, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data,
    onSuccess: (_business, _sent, _result, { client }) => businessListsChanged(client),
  });
  const created = useRef<BusinessProfile>(null);
  const form = useForm<CreatedValues>({
    shape: createdShape(() => states.options.length > 0),
    draftKey: `wbn-create-business-${userID}`,
    known: { values: valuesOfProfile(profile) },
    save: async (values, _base, idempotencyKey) => {
      created.current = await create.mutateAsync({ body: toBody(values), idempotencyKey });
      return { values, version: 1 };
    },
    onSaved: () => {
      if (!created.current) return;
      const { businessID, general } = created.current;
      toast(t('form.created', { company: general.companyName }), 'success');
      onCreated(businessID);
    },
    onFailed: ({ status, code, fields }) => {
      // The session leads to the login and back here, where everything still stands.
      if (status === 401 || fields) return true;
      const { profilePhoto, coverPhoto } = form.values;
      if (code !== 'NotFound' || !(profilePhoto || coverPhoto)) return false;
      // Pictures that were sent are kept for a day.
      form.set({ profilePhoto: null, coverPhoto: null });
      form.refuse({ profilePhoto: 'photo', coverPhoto: 'photo' });
      return true;
    },
    labelOf: (field) => t(`form.${field as keyof CreatedValues}`),
  });
  const states: ListState = useOptions(listStatesQuery(api, form.values.country), stateOptions);
  return { form, states };
}
