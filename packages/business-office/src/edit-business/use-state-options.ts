import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import { stateOptionsQuery } from '@wbn/forms/list-options.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/select.tsx';
import { useTranslation } from 'react-i18next';

/** The states of a country as a picker wants them; `known` is the one that is stored, with its country. */
export function useStateOptions(
  api: ApiClient,
  place: { readonly country: string; readonly state: string },
  known: readonly SelectOption[] | undefined,
) {
  const { t } = useTranslation('edit-business');
  const states = useLoaded(stateOptionsQuery(api, place.country));
  const loaded = states.state === 'ready' ? states.value : [];
  const loading = states.state === 'loading' && place.country !== '';
  const list = joinChosen(loaded, known, place.state);
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
