import { loadOwnProfile } from '@wbn/contract/social/own-profile.ts';
import { ask, callServer } from './call-server.ts';
import { addPerson, longAgo } from './fixtures.ts';
import type { TestServer } from './start-test-server.ts';

/** Adds a person with an account; returns them with their request headers. */
export async function addMember(api: TestServer, email: string, given: Parameters<typeof addPerson>[1] = {}) {
  const userID = await addPerson(api.db, given);
  await api.db
    .insertInto('account.user')
    .values({ id: userID, name: 'Ana Rossi', email, email_verified: true, created_at: longAgo })
    .execute();
  const { headers } = await api.signIn(userID);
  const save = (body: object, language = 'en') =>
    ask(`${api.url}/user/profile`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  const load = async (language = 'en') => {
    const answer = await callServer(api.url, loadOwnProfile, {}, { ...headers, 'accept-language': language });
    return answer.body.data;
  };
  return { userID, headers, save, load };
}

/** Every field of the profile's form, as typed. */
export const wholeForm = {
  firstName: '  Nadia ',
  lastName: 'Okafor',
  country: 'AU',
  state: 'AU-NSW',
  city: 'Newcastle',
  gender: 'female',
  preferredLanguage: 'en',
  mobilePhone: { countryCode: '61', phoneNumber: '2 5550 1234' },
  birthDate: '1984/07.19',
  showBirthDate: true,
  profession: 'Mechanical engineer',
  showProfession: false,
  briefPresentation: 'Gearboxes.\r\nFor conveyors.',
  businessType: 'MA',
  industry: '0006',
  companyName: 'Harbour Gear',
  jobPosition: 'owner',
};
