/** Where the admin's sign-in form keeps the last username. */
const usernameKey = 'wattlepath-username';

/**
 * Whether this browser has an admin's session. Asks the server only where an admin has ever signed
 * in, so that visitors cause no request.
 */
export async function isAdminSignedIn(): Promise<boolean> {
  try {
    if (localStorage.getItem(usernameKey) === null) return false;
    return (await fetch('/api/session')).ok;
  } catch {
    return false;
  }
}
