// Offers to log in with a passkey where the browser can; the form works without.
const box = document.getElementById('passkey');
const button = document.getElementById('passkey-button');
const problem = document.getElementById('passkey-problem');
const able =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

if (box && button && problem && able) {
  box.hidden = false;
  button.addEventListener('click', async () => {
    problem.hidden = true;
    button.disabled = true;
    try {
      await logIn();
    } catch (error) {
      // Who closes the browser's own window has changed their mind.
      problem.hidden = error instanceof DOMException && error.name === 'NotAllowedError';
    } finally {
      button.disabled = false;
    }
  });
}

async function logIn() {
  const options = await ask('/api/auth/passkey/generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await ask('/api/auth/passkey/verify-authentication', { response: credential.toJSON() });
  // Signed in: this page now leads on to the site. A reload would send a form again that was sent before.
  const sent = new FormData(document.querySelector('form'));
  const query = new URLSearchParams();
  for (const name of ['continue', 'next']) if (sent.has(name)) query.set(name, sent.get(name));
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
