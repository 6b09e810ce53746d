<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class PredictionResource extends JsonResource
{
    public function toArray($request): array
    {
        // What the trivia of the week brought, so that Perfil and Bonus show it in its week; null before the answer.
        $answer = $this->game->week->trivia?->answers->firstWhere('user_id', $this->user_id);

        return [
            'id' => $this->id,
            'game_id' => $this->game_id,
            'user_id' => $this->user_id,   // the site ends a session that gets another player's rows
            'home_score' => $this->home_score,
            'away_score' => $this->away_score,
            'points' => $this->points,
            'created_at' => $this->created_at,
            'week_trivia_points' => $answer ? (int) $answer->is_correct : null,
        ];
    }
}
