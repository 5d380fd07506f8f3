/** A category of a new database. Posts refer to it by name. */
export interface SeedCategory {
  id: string;
  name: string;
  description: string;
}

export const categories: readonly SeedCategory[] = [
  {
    id: '508eac6b-5de6-4b05-b520-0fa96f450f72',
    name: 'Student Visas',
    description:
      'Choosing a course, applying to study in Australia, and what comes after graduation.',
  },
  {
    id: '67c25072-b6c6-411c-a270-b02c944b0ae4',
    name: 'Skilled Migration',
    description:
      'Points, skills assessments, state nomination and the ways to permanent residency.',
  },
  {
    id: '271d5f73-02d8-4f19-884a-52a55b473d4e',
    name: 'Employer Sponsorship',
    description: 'For businesses that sponsor workers, and for the workers they sponsor.',
  },
  {
    id: 'efc6339d-b2a0-41d2-91d4-0863e546037e',
    name: 'Family & Partner',
    description: 'Partner visas, visiting parents and bringing a family together.',
  },
  {
    id: '5293e9e9-c149-44ef-b4f2-3c5d28dd4e55',
    name: 'Living & Working in Australia',
    description: 'Pay, rights, business and everyday life once you are here.',
  },
];
