import { wantsFreshPassword } from './wantsFreshPassword';

/** Asks for the password; whether it was typed. */
type AskPassword = () => Promise<boolean>;

let asker: AskPassword | undefined;

/** Names what asks, which `FreshPassword` is. @returns what takes it back. */
export function setPasswordAsker(ask: AskPassword): () => void {
  asker = ask;
  return () => {
    asker = undefined;
  };
}

/** Makes a call and, where the server wants the password for it, asks and makes it once more. */
export async function withFreshPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!wantsFreshPassword(error) || !asker || !(await asker())) throw error;
    return call();
  }
}
