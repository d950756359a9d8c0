import { isText, shapeOf } from '../ports/shape.ts';
import { type Aws, askAws } from './ask.ts';

const isAnswer = shapeOf<{ readonly Parameter: { readonly Value: string } }>({ Parameter: shapeOf({ Value: isText }) });

/** Returns the value of a parameter of Systems Manager, decrypted. Throws if it is not there. */
export async function parameterIn(aws: Aws, name: string): Promise<string> {
  const answer: unknown = JSON.parse(
    await askAws(aws, {
      service: 'ssm',
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AmazonSSM.GetParameter' },
      body: JSON.stringify({ Name: name, WithDecryption: true }),
    }),
  );
  if (!isAnswer(answer)) throw new Error('Systems Manager answered in another form');
  return answer.Parameter.Value;
}
