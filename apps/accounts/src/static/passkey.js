// Adds a passkey, or offers to log in with one, where the browser can; the pages say so, or work without, where it cannot.
const adding = document.getElementById('passkey-add');
const login = document.getElementById('passkey');
const problem = document.getElementById('passkey-problem');
const able =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

if (able && problem && adding) {
  document.getElementById('passkey-needs').hidden = true;
  offer(adding, 'submit', add);
}
if (able && problem && login) offer(login, 'click', logIn);

/** Shows a part of the page whose button does something with a passkey. */
function offer(box, kind, act) {
  const button = box.querySelector('button');
  box.hidden = false;
  (kind === 'submit' ? box : button).addEventListener(kind, async (event) => {
    event.preventDefault();
    problem.hidden = true;
    button.disabled = true;
    try {
      await act();
    } catch (error) {
      // Who closes the browser's own window has changed their mind.
      problem.hidden = error instanceof DOMException && error.name === 'NotAllowedError';
    } finally {
      button.disabled = false;
    }
  });
}

async function add() {
  const options = await ask('/api/auth/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  const { value } = document.getElementById('name');
  await ask('/account/passkeys/add', { name: value, response: credential.toJSON() });
  location.assign('/account/passkeys?done=added');
}

async function logIn() {
  const options = await ask('/api/auth/passkey/generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await ask('/api/auth/passkey/verify-authentication', { response: credential.toJSON() });
  // Signed in: this page now leads on to the site. A reload would send a form again that was sent before.
  const sent = new FormData(document.querySelector('form'));
  const query = new URLSearchParams();
  for (const name of ['continue', 'next', 'challenge']) if (sent.has(name)) query.set(name, sent.get(name));
  location.assign(`/login?${query}`);
}

async function ask(path, body) {
  const answer = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
