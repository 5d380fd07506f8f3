import type { FieldValues } from 'react-hook-form';
import type { FormErrors } from '../../ui/forms/FormField';
import { passwordProblem } from '../password/passwordProblem';

export function checkPassword(values: FieldValues): FormErrors {
  const problem = passwordProblem(values.password, 'Password');
  return problem ? { password: problem } : {};
}
