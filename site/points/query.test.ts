import { describe, expect, it } from 'vitest';
import { parameters } from './parameters';
import { choicesQuery } from './query';

const query = (text: string) => new URLSearchParams(text);
const every = {
  visaType: '190',
  age: '33-39',
  education: 'phd',
  qualification: 'australian',
  experience: '8',
  englishLevel: 'superior',
  partnerPoints: 'yes',
};

describe('the calculator’s query', () => {
  it('round-trips every choice', () => {
    expect(Object.keys(every)).toEqual([...parameters]);
    expect(choicesQuery.read(query(choicesQuery.write(every)))).toEqual(every);
  });

  it('drops a value that the form doesn’t offer', () => {
    expect(choicesQuery.read(query('visaType=189&age=12&education=toString'))).toEqual({
      visaType: '189',
    });
  });

  it('distinguishes a form sent without a visa type from a page just opened', () => {
    expect(choicesQuery.isAsked(query(''))).toBe(false);
    expect(choicesQuery.isAsked(query('utm_source=mail'))).toBe(false);
    expect(choicesQuery.isAsked(query(choicesQuery.write({})))).toBe(true);
  });

  it('is canonical without empty and unknown values, in the order written', () => {
    expect(choicesQuery.better(query('visaType=189&age=&education=phd'))).toBe(
      'visaType=189&education=phd',
    );
    expect(choicesQuery.better(query('visaType=700'))).toBe('visaType=');
    expect(choicesQuery.better(query('visaType=189&age=18-24&visaType='))).toBe(
      'visaType=189&age=18-24',
    );
    expect(choicesQuery.better(query(choicesQuery.write(every)))).toBeUndefined();
    expect(choicesQuery.better(query(''))).toBeUndefined();
  });
});
