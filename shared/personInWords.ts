/** 'Priya Raman, Registered migration agent, MARN 0000001', of a role and MARN as they hold that day. */
export const personInWords = ({
  name,
  role,
  marn,
}: {
  name: string;
  role: string;
  marn: string;
}): string => [name, role, marn && `MARN ${marn}`].filter(Boolean).join(', ');
