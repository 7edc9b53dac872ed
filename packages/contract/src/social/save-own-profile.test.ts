import { describe, expect, it } from 'vitest';
import { profileProblems } from './profile-problems.ts';
import { savedProfileSchema } from './save-own-profile.ts';

const named = { firstName: 'Ana', lastName: 'Rossi' };
const problemsOf = (body: object) =>
  Object.fromEntries(
    (savedProfileSchema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

describe('savedProfileSchema', () => {
  it('PRF-13: ignores the e-mail address and all else that a person may not set', () => {
    const sent = {
      ...named,
      email: 'x@y.example',
      userID: 'u',
      username: 'n',
      reactions: {},
      source: 'demo',
    };
    expect(savedProfileSchema.parse(sent)).toEqual(named);
  });

  it('CALL-02: accepts codes alone and entries as the profile holds them', () => {
    const entries = {
      country: { code: 'CL', countryName: 'Chile', emoji: 'x' },
      state: { stateID: 'CL-VS', stateName: 'Valparaíso' },
      industry: { id: '0011', name: 'Food' },
      jobPosition: { jobPositionID: 'owner', name: 'Owner' },
      gender: { code: 'female', name: 'Female' },
    };
    const codes = { country: 'CL', state: 'CL-VS', industry: '0011', jobPosition: 'owner', gender: 'female' };
    expect(savedProfileSchema.parse({ ...named, ...entries })).toEqual({ ...named, ...codes });
    expect(savedProfileSchema.parse({ ...named, ...codes })).toEqual({ ...named, ...codes });
  });

  it('refuses a web address as a name, because mails would link it', () => {
    const sent = { firstName: 'Ana www.evil.example', lastName: 'Evil.com' };
    const { webAddress } = profileProblems;
    expect(problemsOf(sent)).toEqual({ firstName: webAddress, lastName: webAddress });
  });

  it('PRF-09 PRF-11 PRF-12: reports every problem at once', () => {
    const sent = {
      firstName: '  ',
      lastName: 'x'.repeat(81),
      mobilePhone: { countryCode: '999', phoneNumber: '12345678' },
      birthDate: '1970-02-30',
      briefPresentation: 'x'.repeat(513),
    };
    expect(problemsOf(sent)).toEqual({
      firstName: profileProblems.required,
      lastName: profileProblems.tooLong,
      mobilePhone: profileProblems.phone,
      birthDate: profileProblems.date,
      briefPresentation: profileProblems.tooLong,
    });
    expect(problemsOf({ firstName: 'Ana', birthDate: 'x' })).toEqual({
      lastName: profileProblems.required,
      birthDate: profileProblems.date,
    });
  });

  it('PRF-10 PRF-11: stores phone and birth date in one form, empty ones as empty', () => {
    const sent = { birthDate: '1970/10.24', mobilePhone: { countryCode: '56', phoneNumber: ' 9 8765 4321' } };
    expect(savedProfileSchema.parse(sent)).toEqual({
      birthDate: '1970-10-24',
      mobilePhone: { countryCode: '+56', phoneNumber: '9 8765 4321' },
    });
    expect(savedProfileSchema.parse({ birthDate: ' ', mobilePhone: { countryCode: '+56' } })).toEqual({
      birthDate: '',
      mobilePhone: { countryCode: '', phoneNumber: '' },
    });
  });

  it('PRF-12: accepts 512 characters', () => {
    expect(problemsOf({ ...named, briefPresentation: 'x'.repeat(512) })).toEqual({});
  });
});
