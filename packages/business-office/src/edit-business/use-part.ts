import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { BusinessField } from '@wbn/contract/business/saved-business.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { joinOptions } from '@wbn/forms/edit/join-options.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { type BusinessBody, draftKey, type Part, snapshotOf } from './part.ts';
import { saveBusinessMutation } from './save-business.query.ts';
import type { EditChoices } from './use-edit-choices.ts';

/** Props of every tab. */
export interface TabProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly userID: string;
  readonly choices: EditChoices;
}

interface PartFormProps<V extends Values> extends TabProps {
  readonly part: Part<V>;
  readonly labelOf: (control: string, values: V) => string;
}

/** The form of a part; its version comes from the company's session. */
export function usePartForm<V extends Values>({ api, office, userID, part, labelOf }: PartFormProps<V>) {
  const t = useText('forms');
  const toast = useToast();
  const { business, session } = office;
  const client = useQueryClient();
  const { businessID } = business;
  const save = useMutation(saveBusinessMutation(api, businessID));
  return useForm<V>({
    shape: part,
    draftKey: draftKey(userID, businessID, part.name),
    snapshot: snapshotOf(part, business, session),
    load: async () => {
      const now = await client.fetchQuery(loadBusinessQuery(api, { id: businessID }));
      // If the person is no longer a member, the frame locks the page.
      return snapshotOf(part, now.business, now.session ?? session);
    },
    save: async (values, base) => {
      const body = { [part.key]: part.toBody(values, base.values), versions: { [part.name]: base.version } };
      const { data, session: viewer } = await save.mutateAsync(body as BusinessBody);
      return snapshotOf(part, data, viewer ?? session);
    },
    onSaved: () => toast(t('saved'), 'success'),
    onFailed: office.fail,
    labelOf,
  });
}

export type OptionsByField = Partial<Record<BusinessField | 'period', readonly SelectOption[]>>;

interface Entry {
  readonly code?: string;
  readonly id?: string;
  readonly name: string;
}

const options = (...entries: readonly (Entry | undefined)[]): readonly SelectOption[] =>
  entries.flatMap((entry) => (entry ? [{ value: entry.code ?? entry.id ?? '', text: entry.name }] : []));

interface Place {
  readonly country?: { readonly code: string; readonly countryName: string } | undefined;
  readonly state?: { readonly stateID: string; readonly stateName: string } | undefined;
}

const placeOptions = ({ country, state }: Place): OptionsByField => ({
  country: country ? [{ value: country.code, text: country.countryName }] : [],
  state: state ? [{ value: state.stateID, text: state.stateName }] : [],
});

/** Options for the stored values of a part, which are shown even when their list fails or no longer contains them. */
function knownOptions(part: ProfilePart, business: BusinessProfile): OptionsByField {
  const { general, contactInfo, factory = {}, tradeCapabilities = {}, businessTerms = {} } = business;
  switch (part) {
    case 'general':
      return {
        businessType: options(general.businessType),
        industry: options(general.industry),
        categories: options(...general.categories),
      };
    case 'contact':
      return placeOptions(contactInfo);
    case 'factory':
      return {
        ...placeOptions(factory),
        contractManufacturing: options(...(factory.contractManufacturing ?? [])),
      };
    case 'trade':
      return {
        markets: options(...(tradeCapabilities.markets ?? [])),
        spokenLanguages: options(...(tradeCapabilities.spokenLanguages ?? [])),
      };
    case 'terms':
      return {
        acceptedDeliveryTerms: options(...(businessTerms.acceptedDeliveryTerms ?? [])),
        acceptedPaymentCurrencies: options(...(businessTerms.acceptedPaymentCurrencies ?? [])),
        packagingTypes: options(...(businessTerms.packagingTypes ?? [])),
        acceptedPaymentTypes: options(...(businessTerms.acceptedPaymentTypes ?? [])),
      };
    case 'certificates':
      return {};
  }
}

/** The form of a part with the options of its fields. */
export function usePart<V extends Values>(props: TabProps, part: Part<V>) {
  const t = useText('cards');
  const form = usePartForm({ ...props, part, labelOf: (field) => t(`fact.${field as BusinessField}`) });
  const known = knownOptions(part.name, props.office.business);
  const { dialCodes: _codes, ...lists } = props.choices;
  const options: OptionsByField = { ...known };
  for (const field of Object.keys(lists) as (keyof typeof lists)[])
    options[field] = joinOptions(lists[field], known[field]);
  return { form, known, options };
}
