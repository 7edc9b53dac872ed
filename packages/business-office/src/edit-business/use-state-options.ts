import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { stateOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/native-select.tsx';
import { useTranslation } from 'react-i18next';

/** The states of a country as a picker wants them; `known` is the one that is stored, with its country. */
export function useStateOptions(
  api: ApiClient,
  place: { readonly country: string; readonly state: string },
  known: readonly SelectOption[] | undefined,
) {
  const { t } = useTranslation('edit-business');
  const states = useOptions(listStatesQuery(api, place.country), stateOptions);
  const loading = states.state === 'loading';
  const list = joinChosen(states.options, known, place.state);
  return {
    list,
    disabled: !loading && list.length === 0,
    'aria-busy': loading,
    hint: hintOf(),
  };

  function hintOf(): string | undefined {
    if (loading) return t('hint.loading');
    if (place.country === '') return t('hint.stateNeedsCountry');
    return states.state === 'ready' && list.length === 0 ? t('hint.noStates') : undefined;
  }
}
