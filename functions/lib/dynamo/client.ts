import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Where DynamoDB is. `endpoint`: a local one, which takes any credentials; absent in the cloud. */
interface DynamoConfig {
  readonly region: string;
  readonly endpoint?: string;
}

/** A client that gives up a request after 5 seconds and, as the SDK does by default, tries each request three times. */
export function dynamoClient({ region, endpoint }: DynamoConfig): DynamoDBClient {
  return new DynamoDBClient({
    region,
    ...(endpoint !== undefined && { endpoint, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
}
