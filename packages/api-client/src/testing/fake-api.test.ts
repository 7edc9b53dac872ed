import { listStates } from '@wbn/contract/catalog/catalog-lists.ts';
import { expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';

it('throws when a reply breaks the contract', async () => {
  const ask = (state: object) =>
    fakeApi({ 'list-states': () => [state] }).call(listStates, { params: { code: 'AU' } });
  const whole = { stateID: 'AU-NSW', stateName: 'New South Wales', countryCode: 'AU' };
  expect((await ask(whole)).data).toEqual([whole]);
  await expect(ask({ stateID: 'AU-NSW' })).rejects.toThrow('The reply of list-states breaks the contract');
});
