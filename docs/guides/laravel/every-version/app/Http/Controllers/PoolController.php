<?php

namespace App\Http\Controllers;

use App\Http\Resources\PredictionResource;
use App\Models\Game;
use App\Models\Trivia;
use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

class PoolController extends Controller
{
    public function index(Request $request): Collection
    {
        return $request->user()->predictions()->with($this->relations($request->user()))->get()
            ->groupBy('game.week.number')
            ->map(fn (Collection $rows) => PredictionResource::collection($rows))
            ->toBase();
    }

    public function store(Request $request): JsonResponse
    {
        // By itself, and first: for the rules of `pool.*` Laravel works through all rows before it checks any of them.
        $request->validate(['pool' => ['bail', 'required', 'array', 'min:1', 'max:50']]);
        $request->validate([
            'pool.*.game_id' => ['required', 'integer'],
            'pool.*.home_score' => ['required', 'integer', 'between:0,9'],
            'pool.*.away_score' => ['required', 'integer', 'between:0,9'],
        ]);
        $user = $request->user();
        $picks = array_map(
            fn (array $row) => Arr::only($row, ['game_id', 'home_score', 'away_score']),
            $request->input('pool')
        );
        $rows = DB::transaction(function () use ($user, $picks) {
            // Two boletos of one player wait for each other.
            User::whereKey($user->id)->lockForUpdate()->first();
            $refusal = $this->findRefusal($user, $picks);
            if ($refusal !== null) {
                abort(422, $refusal);
            }

            return $user->predictions()->createMany($picks);
        }, 3);
        $rows->load($this->relations($user));

        return response()->json([
            'message' => 'Pool saved',
            'pool' => PredictionResource::collection($rows),
            'trivia' => $this->describeTrivia($user, $rows->first()->game->week->trivia),
        ]);
    }

    /** All that PredictionResource reads, in five queries for any number of rows. */
    private function relations(User $user): array
    {
        return ['game.week.trivia.answers' => fn ($answers) => $answers->where('user_id', $user->id)];
    }

    /** A boleto is accepted whole or not at all. */
    private function findRefusal(User $user, array $picks): ?string
    {
        $ids = array_column($picks, 'game_id');
        $games = Game::with('week')->findMany($ids);
        // A game that does not exist, that stands twice in the boleto or that the player has predicted.
        if ($games->count() < count($ids) || $user->predictions()->whereIn('game_id', $ids)->exists()) {
            return Game::REFUSALS[0];
        }
        $refusals = $games->flatMap(fn (Game $game) => $game->refusals(now()))->all();

        return Arr::first(Game::REFUSALS, fn (string $text) => in_array($text, $refusals));
    }

    /** The trivia of the boleto's week. Its options are a list inside a text of JSON. */
    private function describeTrivia(User $user, ?Trivia $trivia): array|string|null
    {
        if ($trivia?->answers->contains('user_id', $user->id)) {
            return 'Already answered';
        }

        return $trivia === null ? null : [
            'id' => $trivia->id,
            'question' => $trivia->question,
            'answer' => json_encode(['options' => array_values($trivia->options)], JSON_UNESCAPED_UNICODE),
        ];
    }
}
